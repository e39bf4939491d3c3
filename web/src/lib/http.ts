/** The house over HTTP: JSON both ways; a refusal is a `Refused` with a sentence in both languages. */
import type { Problem } from '../wire/house'

export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code)
  }
}

export const UNREACHABLE = 'unreachable'

const LOST: Problem = {
  code: UNREACHABLE,
  text: {
    pl: 'Serwer nie odpowiada. Sprawdź połączenie i spróbuj jeszcze raz.',
    en: 'The server does not answer. Check the connection and try again.',
  },
}

let lastDeed: Promise<unknown> = Promise.resolve()

/** The first answer brings the cookie: until it is here nothing else is asked, or the house would greet two guests. */
let greeting: Promise<Response | null> | null = null

/** Ask the house; what I do (other than look) reaches it in the order in which I did it. */
export async function ask<T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<T> {
  if (method === 'GET') return send<T>(method, path)
  const deed = lastDeed.then(() => send<T>(method, path, body))
  lastDeed = deed.catch(() => null)
  return deed
}

async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await greeted(() => reach(method, path, body))
  if (!response) throw new Refused(LOST)
  const answer: unknown = await response.json().catch(() => null)
  if (!response.ok) throw new Refused(isProblem(answer) ? answer : { ...LOST, code: `http-${response.status}` })
  return answer as T
}

/** Ask after the first answer is here; where none came, the next question is the first. */
async function greeted(question: () => Promise<Response | null>): Promise<Response | null> {
  if (greeting && (await greeting)) return question()
  greeting = question()
  return greeting
}

function reach(method: string, path: string, body: unknown): Promise<Response | null> {
  return fetch(path, {
    method,
    headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  }).catch(() => null)
}

function isProblem(answer: unknown): answer is Problem {
  return typeof answer === 'object' && answer !== null && 'code' in answer && 'text' in answer
}
