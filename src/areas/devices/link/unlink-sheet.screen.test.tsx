// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { hashKey } from '@tanstack/react-query'
import { cleanup, screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { forgetKept, keptTexts } from '#src/app/kept/kept.ts'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { UnlinkSheet } from './unlink-sheet.tsx'

/** What was read before, under the names of its queries, and what is nobody's answer. */
const HEALTH = [
  hashKey(['/api/healthlog/myLog/helhIdx', { query: { baseDt: '20261119' } }]),
  hashKey(['/api/main/mainData', { body: {} }]),
  '/api/healthlog/health/MyWeightRecordGraph month',
]
const OTHERS = [hashKey(['/api/main/getMainMenuWidget', {}]), 'outbox', 'drafts', 'inquiry.one']

async function unlink(press: readonly string[], removed: number) {
  connectApi(
    fakePorts(() =>
      answer(
        envelope({
          interlock: {
            code: '1',
            codeNm: '삼성 헬스',
            deviceType: 'PHONE',
            linkYn: 'N',
            linkDtm: null,
            lastInptDt: null,
          },
          recordDeleteCnt: removed,
        }),
      ),
    ),
  )
  for (const name of [...HEALTH, ...OTHERS]) await keptTexts.write(name, '68.4')
  const done = vi.fn<(removed: number) => void>()
  const data = screen({
    entry: { name: 'healthlogHealthDataLink' },
    kind: 'settings',
    title: { id: '건강 데이터 연동', message: '건강 데이터 연동' },
  })
  const component = () => (
    <UnlinkSheet
      source={{ code: '1', kind: 'phone', linked: true, changedAt: null, lastAt: null }}
      onClose={() => undefined}
      onDone={done}
    />
  )
  await renderRouter(testRouter([{ path: '/x', data, component }], { at: '/x' }))
  for (const name of press) await userEvent.click(await page.findByRole('button', { name }))
  await vi.waitFor(() => expect(done).toHaveBeenCalledWith(removed))
}
const kept = async (names: readonly string[]) =>
  (await Promise.all(names.map((name) => keptTexts.read(name)))).filter((text) => text !== null).length

afterEach(async () => {
  cleanup()
  await forgetKept()
})

test('removed records cannot be read on this phone either, and what was not sent stays [HLG-03]', async () => {
  await unlink(['연결을 끊고 가져온 기록도 지우기', '지우기'], 6)
  await vi.waitFor(async () => expect(await kept(HEALTH)).toBe(0))
  expect(await kept(OTHERS)).toBe(OTHERS.length)
})

test('records that stay can still be read without a connection', async () => {
  await unlink(['기록은 두고 연결만 끊기'], 0)
  expect(await kept([...HEALTH, ...OTHERS])).toBe(HEALTH.length + OTHERS.length)
})
