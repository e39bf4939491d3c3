/** A game as a story: its chapters are lots, offers, tiles or rounds, each with the moment it begins at. */
import type { TurningPoint } from '../games/game'
import { gameOf } from '../games/registry'
import { groupsOf } from '../shell/groups'
import { begins, headingText, lineText } from '../shell/lines'
import type { Replay } from './replay.svelte'

export interface Chapter {
  title: string
  at: number
}

export function chaptersOf(replay: Replay): Chapter[] {
  const groups = groupsOf(replay.story, (event) => begins(replay.table?.game ?? '', event))
  return inTurn(
    groups.map((group) => ({ title: headingText(replay, group), at: group.lines[0]?.at ?? 0 })),
    replay.length,
  )
}

/** Of chapters that begin at one moment the first has it, and the next begins one moment later, where there is one before another. */
export function inTurn(chapters: readonly Chapter[], moments: number): Chapter[] {
  const found: Chapter[] = []
  chapters.forEach(({ title, at }, i) => {
    const start = Math.max(at, (found.at(-1)?.at ?? -1) + 1)
    if (start === at || start < Math.min(moments, chapters[i + 1]?.at ?? moments)) found.push({ title, at: start })
  })
  return found
}

/** The chapter a moment belongs to. */
export function chapterAt(chapters: readonly Chapter[], step: number): number {
  return Math.max(
    0,
    chapters.findLastIndex(({ at }) => at <= step),
  )
}

/** The chapter that a moment is told in: what a game turned on ends one, where the next begins at the same moment. */
export function toldIn(chapters: readonly Chapter[], points: readonly TurningPoint[], step: number): number {
  const chapter = chapterAt(chapters, step)
  const ends = chapters[chapter]?.at === step && points.some(({ at }) => at === step)
  return ends ? Math.max(0, chapter - 1) : chapter
}

/** What the game turned on, in words: what was given beside what it was worth. */
export function turningPointsOf(replay: Replay): TurningPoint[] {
  const { story, views, allOwners: owners } = replay
  return gameOf(replay.table?.game)?.turningPoints?.({ story, views, owners, cast: replay }) ?? []
}

/** A moment in words: what it turned on, or else the last thing that is told of it. */
export function momentInWords(replay: Replay, points: readonly TurningPoint[], step: number): string {
  const point = points.find(({ at }) => at === step)
  if (point) return point.text
  const line = replay.story.findLast(({ at }) => at === step)
  return line ? lineText(replay, line) : ''
}
