/**
 * An error without the values it was about: a failed query carries its parameters in its message, and those are
 * personal.
 */
export function describeError(error: Error): {
  type: string
  message: string
  stack: string
  code?: string
  query?: string
  cause?: string
} {
  const isQuery = 'query' in error && typeof error.query === 'string'
  const cause = causeOf(error)
  return {
    type: error.name,
    message: isQuery ? 'a query failed' : withoutValue(error),
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => line.startsWith('    at '))
      .join('\n'),
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    ...(isQuery && { query: String(error.query) }),
    ...(cause !== undefined && { cause: reasonOf(cause) }),
  }
}

/** The driver's own error of a query has its reason in itself; drizzle's repeats the values, and has it behind it. */
function causeOf(error: Error): Error | undefined {
  if (error.cause instanceof Error) return error.cause
  return 'query' in error && !repeatsValues(error) ? error : undefined
}

const repeatsValues = ({ message }: Error): boolean => message.startsWith('Failed query')

const reasonOf = (error: Error): string =>
  repeatsValues(error)
    ? ['a query failed', ...(error.cause instanceof Error ? [reasonOf(error.cause)] : [])].join(': ')
    : withoutValue(error)

/** SQLSTATE of what is wrong with a value: Postgres repeats it in the message. */
const OF_A_VALUE = /^22[0-9A-Z]{3}$/

const withoutValue = (error: Error): string =>
  'code' in error && typeof error.code === 'string' && OF_A_VALUE.test(error.code)
    ? error.message.replace(/".*"/s, '"-"')
    : error.message
