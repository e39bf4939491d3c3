/** A game as a story: its chapters are lots, offers, tiles or rounds, each with the moment it begins at. */
import type { TurningPoint } from '../games/game'
import { gameOf } from '../games/registry'
import { groupsOf } from '../shell/groups'
import { begins, headingText, lineText } from '../shell/lines'
import type { Replay } from './replay.svelte'

export interface Chapter {
  title: string
  at: number
  /** The round it belongs to, where a round has several of a kind; else 0. */
  round: number
}

export function chaptersOf(replay: Replay): Chapter[] {
  const groups = groupsOf(replay.story, (event) => begins(replay.table?.game ?? '', event))
  const counted = groups.some(({ round, n }) => round && n > 1)
  return inTurn(
    groups.map((group) => ({
      title: headingText(replay, group),
      at: group.lines[0]?.at ?? 0,
      round: counted ? group.round : 0,
    })),
    replay.length,
  )
}

/** The numbers of chapters, round by round. */
export function byRound(chapters: readonly Chapter[]): { round: number; numbers: number[] }[] {
  const rounds: { round: number; numbers: number[] }[] = []
  chapters.forEach(({ round }, n) => {
    if (rounds.at(-1)?.round !== round) rounds.push({ round, numbers: [] })
    rounds.at(-1)!.numbers.push(n)
  })
  return rounds
}

/** Of chapters that begin at one moment the first has it, and the next begins one moment later, where there is one before another. */
export function inTurn(chapters: readonly Chapter[], moments: number): Chapter[] {
  const found: Chapter[] = []
  chapters.forEach((chapter, i) => {
    const start = Math.max(chapter.at, (found.at(-1)?.at ?? -1) + 1)
    if (start === chapter.at || start < Math.min(moments, chapters[i + 1]?.at ?? moments))
      found.push({ ...chapter, at: start })
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
