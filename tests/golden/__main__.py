"""Write the golden playthroughs and the fingerprints of the tensors anew."""

from tests.conformance.test_tensor_versions import write
from tests.golden import FOLDER, files, playthrough

for old in FOLDER.glob("*.txt"):
    old.unlink()
for path, table in files():
    path.write_text(playthrough(table), encoding="utf-8")
write()
