/** What handlers are made of. Each area turns it into its part of the handler table. */
import type { Attempts } from '#server/auth/attempts.ts'
import type { RememberMe } from '#server/auth/remember-me.ts'
import type { Sessions } from '#server/auth/sessions.ts'
import type { Tokens } from '#server/auth/token.ts'
import type { Clock } from '#server/clock.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/client.ts'
import type { CounterCodes } from '#server/domain/event/counter-code.rules.ts'
import type { Partners } from '#server/partners.ts'

export type Deps = {
  db: Db
  clock: Clock
  config: Pick<
    Config,
    'rememberDays' | 'mallUrl' | 'measuredOnly' | 'pictureOrigin' | 'partMs' | 'cameraCoach' | 'chat'
  >
  tokens: Tokens
  sessions: Sessions
  rememberMe: RememberMe
  attempts: Attempts
  counterCodes: CounterCodes
  partners: Partners
  /** Logs what went wrong where the answer goes on without it. */
  logError: (error: unknown, what: string) => void
}
