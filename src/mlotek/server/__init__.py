"""The house on the network: tables that never lose a move, never leak a card, and keep fair time."""
