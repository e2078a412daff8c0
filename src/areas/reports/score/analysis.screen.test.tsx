// @vitest-environment happy-dom
import { cleanup, screen as page } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { setNumbersOff } from '#src/app/numbers-off.ts'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import type { Schemas } from '#src/contract/schemas.ts'
import { AnalysisPage } from './analysis.screen.tsx'

const analysis: Schemas['HealthAnalysis'] = {
  nickName: '하늘',
  baseDt: '20261119',
  summaryTxt: '식사는 좋아요.',
  groupList: [
    {
      itemCode: 'MEAL',
      itemNm: '식사',
      statusCode: 'NORMAL',
      indexList: [
        {
          indexCode: 'KCAL',
          indexNm: '하루 먹은 열량',
          indexVal: '1930',
          unitNm: 'kcal',
          normalTxt: '1,710~2,089 kcal',
          posRate: 50,
          statusCode: 'NORMAL',
        },
      ],
    },
  ],
  adviceList: [],
}

async function draw(shown = analysis) {
  const data = screen({
    entry: { name: 'healthlogDetailAnalysis' },
    kind: 'detail',
    title: { id: '자세히 보기', message: '자세히 보기' },
  })
  await renderRouter(testRouter([{ path: '/', data, component: () => <AnalysisPage analysis={shown} /> }]))
  expect(await page.findByRole('heading', { name: shown.groupList[0]?.itemNm ?? '' })).toBeTruthy()
}

afterEach(() => {
  cleanup()
  setNumbersOff(false)
})

test('a part of which every number is kept out of sight says what it is counted by', async () => {
  await draw()
  expect(page.getByText('1,930 kcal')).toBeTruthy()
  cleanup()
  setNumbersOff(true)
  await draw()
  expect(page.queryByText(/1,930/)).toBeNull()
  expect(page.getByText('기록한 날수와 열량으로 셈했어요.')).toBeTruthy()
})

test('over a high pressure the badge is no word for a low one', async () => {
  const pressure = {
    indexCode: 'SBP' as const,
    indexNm: '수축기 혈압',
    indexVal: '152',
    unitNm: 'mmHg',
    normalTxt: '90~119 mmHg',
    posRate: 80,
    statusCode: 'DANGER' as const,
  }
  await draw({
    ...analysis,
    groupList: [{ itemCode: 'BP', itemNm: '혈압', statusCode: 'DANGER', indexList: [pressure] }],
  })
  expect(page.getByText('살펴봐요')).toBeTruthy()
  expect(page.getByText('높음')).toBeTruthy()
  expect(page.queryByText('낮음')).toBeNull()
})
