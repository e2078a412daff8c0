import { expect, test } from 'vitest'
import { seoulInstant, seoulNow } from '#server/seoul.ts'
import { confirmDtm, subscribedStatus } from './rules.ts'

const order = { cancelledAt: null, confirmedAt: null, applyEndDtm: '202611271800', lastEndDtm: '202612111330' }
const at = (day: string, time: string) => seoulNow(seoulInstant(day, time))

test.each([
  ['registered until applying ends', order, at('20261127', '1759'), 'REGI', null],
  ['confirmed from then on', order, at('20261127', '1800'), 'CONFIRM', '202611271800'],
  [
    'confirmed by the member before',
    { ...order, confirmedAt: seoulInstant('20261120', '0910') },
    at('20261121', '0000'),
    'CONFIRM',
    '202611200910',
  ],
  ['done when the counter of its last day closes', order, at('20261211', '1330'), 'DONE', '202611271800'],
  ['cancelled with its last day', { ...order, lastEndDtm: null }, at('20261121', '0000'), 'CANCEL', null],
  [
    'cancelled, whatever the clock says',
    { ...order, cancelledAt: new Date(0) },
    at('20270101', '0000'),
    'CANCEL',
    '202611271800',
  ],
] as const)('a subscription is %s', (_what, of, now, status, confirmed) => {
  expect([subscribedStatus(of, now), confirmDtm(of, now)]).toEqual([status, confirmed])
})
