# The words of actions, as a person may type them; the first is the one that is shown.

## Millionaires and Bankrupts
milionerzy-word-bid = bid raise
milionerzy-word-pass = pass
milionerzy-word-discard = discard
