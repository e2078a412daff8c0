import type postgres from 'postgres'

/** The look at a session that comes before a call (auth/sessions.ts). */
const SESSION_LOOK =
  /^select .* from "sessions" where \("sessions"\."hc_id" = \$1 and "sessions"\."session_id" = \$2\)$/

/** The look whether the member is still there that comes after a write (http/late.ts). */
const MEMBER_LOOK = /^select "hc_id" from "members" where "members"\."hc_id" = \$1$/

/**
 * Counts what the driver sends, wherever in the server it comes from; BEGIN and COMMIT are statements too. One use at a
 * time: whatever else asks the same database meanwhile is counted along. Whose session it is is not: the server knows
 * it by heart for two seconds, and a slow machine takes longer. Nor is whether they are still there.
 *
 * @param sql the client of the database that the server works on
 * @returns the texts of the statements that `act` caused, in the order they were sent
 */
export async function statementsOf(sql: postgres.Sql, act: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = []
  // The driver looks at it for every statement; its type only promises so much for the options a client is made with.
  const options = sql.options as { debug?: unknown }
  const before = options.debug
  options.debug = (_connection: number, text: string) => {
    if (!SESSION_LOOK.test(text) && !MEMBER_LOOK.test(text)) sent.push(text)
  }
  try {
    await act()
  } finally {
    options.debug = before
  }
  return sent
}
