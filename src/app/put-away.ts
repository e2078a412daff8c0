import { readCookie, setCookie } from '#src/shell/cookies.ts'
import { HIDDEN_DAYS } from './operator-link.ts'

// What an operator says and somebody has closed stays away for days, on this device. [NTC-01] [STO-09]

export const isPutAway = (name: string): boolean => readCookie(name) !== ''

export const putAway = (name: string): void => setCookie(name, 'Y', { days: HIDDEN_DAYS })
