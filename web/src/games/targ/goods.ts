/** The nine goods of the market: a drawing (32 × 32), a letter and a colour each; never colour alone. */
export interface Drawing {
  letter: { pl: string; en: string }
  /** Path data: the body in the good's colour, the details in ink. */
  body: string
  ink: string
}

export const GOODS: Record<string, Drawing> = {
  bricks: {
    letter: { pl: 'C', en: 'B' },
    body: 'M3 7h12v7H3zM17 7h12v7H17zM3 24h12v5H3zM17 24h12v5H17zM10 15.500h12v7H10zM3 15.500h5.500v7H3zM23.500 15.500H29v7h-5.500z',
    ink: 'M5 9h5M19 9h5M12 17.500h5',
  },
  grain: {
    letter: { pl: 'Z', en: 'G' },
    body: 'M16 3c3 3 3 6 0 8c-3-2-3-5 0-8ZM9 9c4 1 5 3 5 6c-4 0-6-2-5-6ZM23 9c-4 1-5 3-5 6c4 0 6-2 5-6ZM9 16c4 1 5 3 5 6c-4 0-6-2-5-6ZM23 16c-4 1-5 3-5 6c4 0 6-2 5-6Z',
    ink: 'M16 11v19M12 30h8',
  },
  cloth: {
    letter: { pl: 'S', en: 'T' },
    body: 'M5 6h17c4 0 5 3 5 5v14c0 3-2 4-4 4c-3 0-4-2-4-4v-1H5Z',
    ink: 'M9 6v18M13 6v18M5 12h22M5 18h22M19 25V11',
  },
  sheep: {
    letter: { pl: 'O', en: 'S' },
    body: 'M8 10a5 5 0 0 1 8-3a5 5 0 0 1 8 2a5 5 0 0 1 3 8a5 5 0 0 1-6 6a6 6 0 0 1-9 0a5 5 0 0 1-7-5a5 5 0 0 1 3-8Z',
    ink: 'M11 24v5M21 24v5M5 12c-3 0-3 6 1 6c3 0 3-6 0-7M4 14v.5',
  },
  fish: {
    letter: { pl: 'R', en: 'F' },
    body: 'M2 16C7 7 18 7 24 15l6-6c-1 5-1 9 0 14l-6-6C18 25 7 25 2 16Z',
    ink: 'M8 14v.8M13 11c2 3 2 7 0 10M17 13c1 2 1 4 0 6',
  },
  gold: {
    letter: { pl: 'Ł', en: 'D' },
    body: 'M7 19h18l4 9H3ZM11 6h10l3 9H8Z',
    ink: 'M7 24h8M12 11h5',
  },
  coffee: {
    letter: { pl: 'K', en: 'C' },
    body: 'M16 3c8 0 12 7 10 15c-2 7-6 11-10 11S8 25 6 18C4 10 8 3 16 3Z',
    ink: 'M18 4c-6 6 4 11-3 24',
  },
  wood: {
    letter: { pl: 'D', en: 'W' },
    body: 'M7 8h18a5 7 0 0 1 0 14H7a5 7 0 0 1 0-14Z',
    ink: 'M7 8a5 7 0 0 1 0 14a5 7 0 0 1 0-14M7 12.500a2 3 0 0 1 0 5M14 12h9M15 17h11',
  },
  pigs: {
    letter: { pl: 'P', en: 'P' },
    body: 'M6 9l5 2c3-2 8-2 11 0l5-2l-1 6c3 6-1 14-10 14S3 21 7 15Z',
    ink: 'M12 22a4.500 3.500 0 0 0 8 0a4.500 3.500 0 0 0-8 0M14.500 21.500v1M17.500 21.500v1M11 16v1M21 16v1',
  },
}
