import { query } from '#src/contract/query.ts'

// What a member has set for the whole app, on this phone or another one: the app follows it, a screen of its own
// changes it.

/** Seconds that a notice stays. [MYP-01] */
export const toastTimeQuery = () => query('post', '/api/mypage/getToastTimeOut', { background: true })

/** Whether shaking the phone opens something. [MYP-03] */
export const shakeQuery = () => query('get', '/api/my/set/getShakeSettingYn', { background: true })

/** What it opens. */
export const shakeUrlQuery = () =>
  query('post', '/api/mypage/getUrlSetting', { body: { urlType: 'SHAKE' }, background: true })
