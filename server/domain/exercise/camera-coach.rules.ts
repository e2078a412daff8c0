/**
 * How the camera coach of another provider is opened: with a key of the member that is not ours, and values that it can
 * check.
 */
import { createHmac } from 'node:crypto'
import { seoulStamp } from '#server/seoul.ts'

export type CameraCoach = { url: string; key: string }

/** As long as somebody takes to put the phone up and open it. */
const VALID_MS = 10 * 60_000

export function coachParam(
  { url, key }: CameraCoach,
  { hcId, prgmCode, now }: { hcId: string; prgmCode: string | undefined; now: Date },
) {
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  const userKey = `ak-${sign(`member ${hcId}`).slice(0, 22)}`
  const expiresAt = new Date(now.getTime() + VALID_MS)
  const said = Buffer.from(
    JSON.stringify({ userKey, prgmCode: prgmCode ?? null, exp: Math.floor(expiresAt.getTime() / 1000) }),
  ).toString('base64url')
  return { linkUrl: url, userKey, param: `${said}.${sign(said)}`, expireDtm: seoulStamp(expiresAt) }
}
