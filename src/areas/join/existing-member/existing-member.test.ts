import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { afterEach, expect, test, vi } from 'vitest'

import { selectExistingMembers } from './existing-member.ts'

const ACCOUNT = {
  usrId: 'ha***l',
  loginType: 'W',
  bizNm: '한빛전자',
  joinDt: '20240304',
  lastLoginDt: null,
  dormantYn: 'N',
}

afterEach(() => vi.restoreAllMocks())

test.each(['', undefined, null, 'null'])(
  'without a mobile number (%s) no call is made, the console says why once [VAL-06] [VAL-07] [ERR-13]',
  async (mobileNo) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const ports = fakePorts(() => answer(envelope([ACCOUNT])))
    connectApi(ports)
    expect(await selectExistingMembers(mobileNo)).toEqual([])
    expect(ports.sent).toEqual([])
    expect(ports.log).toEqual([])
    expect(warn.mock.calls).toEqual([['mobile phone number is required']])
  },
)

test('with one the accounts come by POST [VAL-06]', async () => {
  const ports = fakePorts(() => answer(envelope([ACCOUNT])))
  connectApi(ports)
  expect(await selectExistingMembers('01000001234')).toEqual([ACCOUNT])
  expect(ports.sent.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
    'POST /api/member/selectExistAccouont',
  ])
})
