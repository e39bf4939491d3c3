"""Players that learn: a net, its recipe for each game, exams, and weights that the arena and the tables seat.

mlotek learn milionerzy --minutes 10 --out run/        # writes run/policy.npz, run/learning.svg; goes on if stopped
mlotek arena milionerzy --bots shrewd,net:run/policy.npz
"""

try:
    import torch as _torch  # noqa: F401
except ImportError as missing:
    raise ImportError("mlotek.learn needs torch: pip install 'mlotek[learn]'") from missing

from mlotek.learn.course import Course, Progress, learn
from mlotek.learn.exam import examined
from mlotek.learn.network import Network
from mlotek.learn.recipe import RECIPES, Recipe, further_recipe_of, recipe_of

__all__ = ["RECIPES", "Course", "Network", "Progress", "Recipe", "examined", "further_recipe_of", "learn", "recipe_of"]
