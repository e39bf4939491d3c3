/** A game as a story: its chapters are lots, offers, tiles or rounds, each with the moment it begins at. */
import { groupsOf } from '../shell/groups'
import { begins, headingText, lineText } from '../shell/lines'
import type { Replay } from './replay.svelte'

export interface Chapter {
  title: string
  at: number
}

export function chaptersOf(replay: Replay): Chapter[] {
  const groups = groupsOf(replay.story, (event) => begins(replay.table?.game ?? '', event))
  const found = groups.map((group) => ({ title: headingText(replay, group), at: group.lines[0]?.at ?? 0 }))
  return found.filter((chapter, i) => i === 0 || chapter.at > found[i - 1]!.at)
}

/** The chapter a moment belongs to. */
export function chapterAt(chapters: readonly Chapter[], step: number): number {
  return Math.max(
    0,
    chapters.findLastIndex(({ at }) => at <= step),
  )
}

/** A moment in words: the last thing that is told of it. */
export function momentInWords(replay: Replay, step: number): string {
  const line = replay.story.findLast(({ at }) => at === step)
  return line ? lineText(replay, line) : ''
}
