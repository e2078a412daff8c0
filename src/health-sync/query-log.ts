import type { HealthWindow, SamsungType, AppleType } from '#src/shell/native-calls.ts'

import type { QueryLog, SyncCalls } from './sync-calls.ts'

/** Statuses the log knows; every other one is told as 500. */
const STATUSES = [200, 204, 400, 401, 404, 500] as const

interface QueryLogOptions {
  calls: Pick<SyncCalls, 'log'>
  /** os_type of the user agent. [NAT-30] */
  userPlatform: string
  /** The page's address with its hash route. [HDT-15] */
  pageUrl: () => string
  now: () => number
}

/** A query that has been answered, and the way to log it once its rows are counted. */
export interface LoggedQuery<Answer> {
  answer: Answer
  counted: (rowCnt: number) => void
}

/**
 * Logs every query of the phone's store. Nothing waits for the log, and a log that fails is no one's concern. [HSY-58]
 */
export function createQueryLog({ calls, userPlatform, pageUrl, now }: QueryLogOptions) {
  function log(record: Omit<QueryLog, 'url' | 'userPlatform'>): void {
    calls.log({ ...record, url: pageUrl().slice(0, 300), userPlatform }).catch(() => {})
  }

  /** Asks, and measures the time from question to answer. [HSY-78] A refusal and a failure are logged at once. */
  return async function ask<Answer extends { status: number; message?: string }>(
    type: SamsungType | AppleType,
    { startDate, endDate }: HealthWindow,
    query: () => Promise<Answer>,
  ): Promise<LoggedQuery<Answer>> {
    const startedMs = now()
    const record = (status: number, message: string | null, rowCnt: number) =>
      log({
        response: {
          status: STATUSES.find((known) => known === status) ?? 500,
          message: message?.slice(0, 500) ?? null,
          rowCnt,
        },
        type,
        startDate,
        endDate,
        diffTime: Math.max(0, Math.round(doneMs - startedMs)),
      })
    let doneMs = startedMs
    try {
      const answer = await query()
      doneMs = now()
      if (answer.status !== 200) record(answer.status, answer.message ?? null, 0)
      return { answer, counted: answer.status === 200 ? (rowCnt) => record(200, null, rowCnt) : () => {} }
    } catch (error) {
      doneMs = now()
      record(500, error instanceof Error ? error.message : String(error), 0)
      throw error
    }
  }
}

export type AskPhone = ReturnType<typeof createQueryLog>
