"""What is said between house and visitor: messages, forms, refusals, and what is generated from them."""
