// @vitest-environment happy-dom
import { cleanup, screen as page } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import '#src/ui/sheet/sheet-panel.tsx'
import { QuickSheet } from './quick-sheet.tsx'

afterEach(cleanup)

const answers: Record<string, unknown> = {
  goalSelectCode: [{ code: 'STR', codeNm: '근력 기르기', descTxt: null, orderSeq: 1 }],
  difficultySelectCode: [],
  categorySelectCode: [],
  exerciseTimeRange: { minMin: 5, maxMin: 10, stepMin: 5, defaultMin: 5 },
  exerciseRcmd: [],
}

test('says that the settings count where nothing is chosen, so that an empty answer is no riddle', async () => {
  connectApi(
    fakePorts((request) => answer(envelope(answers[new URL(request.url).pathname.split('/').at(-1) ?? ''] ?? null))),
  )
  const data = screen({ entry: { name: 'main' }, kind: 'survey', title: { id: '내 운동', message: '내 운동' } })
  await renderRouter(testRouter([{ path: '/', data, component: () => <QuickSheet onClose={() => undefined} /> }]))
  expect(await page.findByText('고르지 않은 것은 운동 설정을 따라요.')).toBeTruthy()
  expect(await page.findByText('딱 맞는 운동이 없어요. 고른 것을 풀거나 운동 설정을 바꿔 보세요.')).toBeTruthy()
})
