import type postgres from 'postgres'

/**
 * Counts what the driver sends, wherever in the server it comes from; BEGIN and COMMIT are statements too. One use at a time: whatever
 * else asks the same database meanwhile is counted along.
 * @param sql the client of the database that the server works on
 * @returns the texts of the statements that `act` caused, in the order they were sent
 */
export async function statementsOf(sql: postgres.Sql, act: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = []
  // The driver looks at it for every statement; its type only promises so much for the options a client is made with.
  const options = sql.options as { debug?: unknown }
  const before = options.debug
  options.debug = (_connection: number, text: string) => sent.push(text)
  try {
    await act()
  } finally {
    options.debug = before
  }
  return sent
}
