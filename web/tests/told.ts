/** Events with the fields a test is about. */
export function told<E>(...events: object[]): E[] {
  return events as E[]
}
