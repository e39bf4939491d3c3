# What is said to whoever plays by reading and answering, such as a language model.

prompt-you-are = You are { $name }, at seat { $seat }. Seats are counted from 0.
prompt-answer = Answer with one action, word for word, alone or in [brackets].
prompt-question = You may: { $legal }
prompt-bid-up-to = Or "bid-up-to" and an amount: the cheapest bids are made for you up to it, and then you pass.
prompt-refused = That cannot be done: { $reason }
