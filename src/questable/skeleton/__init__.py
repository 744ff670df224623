"""Skeleton: throw a die as often as you dare. A small whole game to begin your own from."""

from questable.skeleton.game import SkeletonGame

__all__ = ["GAME", "SkeletonGame"]

GAME = SkeletonGame()
