/** A value with parts of it replaced: by the names of its fields, or by the places of a row. */
export function withPart(value: unknown, part: unknown): unknown {
  if (!isObject(part) || Array.isArray(part) || !isObject(value)) return part
  const changed = Object.entries(part).map(([key, new_]) => [key, withPart(value[key], new_)])
  return Object.assign(Array.isArray(value) ? [...value] : { ...value }, Object.fromEntries(changed))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
