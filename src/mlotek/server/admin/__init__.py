"""For whoever runs the house: looking after it while it is open, and copies of everything it keeps."""
