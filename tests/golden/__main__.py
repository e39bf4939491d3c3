"""Write the golden playthroughs anew."""

from tests.golden import FOLDER, files, playthrough

for old in FOLDER.glob("*.txt"):
    old.unlink()
for path, table in files():
    path.write_text(playthrough(table), encoding="utf-8")
