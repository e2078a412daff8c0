// @vitest-environment happy-dom
import { cleanup, screen as page } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { YearsScreen } from './years.screen.tsx'

afterEach(cleanup)

const item = (itemCode: string, itemNm: string, itemVal: string, statusCode: string | null) => ({
  itemCode,
  itemNm,
  itemVal,
  unitNm: 'mg/dL',
  normalTxt: '',
  statusCode,
  prevVal: null,
})
const CHECKUP = {
  checkupSeq: 7,
  checkupDt: '20260514',
  hospitalNm: '한빛내과',
  checkupType: 'GENERAL',
  judgeCode: 'A',
  cautionCnt: 0,
  dangerCnt: 0,
  getDtm: '202606021931',
  newYn: 'N',
}

/** The page of one check-up with these values, without others to compare with. */
async function titleOf(...itemList: object[]): Promise<string | null> {
  cleanup()
  const detail = {
    ...CHECKUP,
    judgeTxt: '',
    prevCheckupDt: null,
    ladderList: [],
    groupList: [{ groupCode: 'SUGAR', groupNm: '혈당', statusCode: 'NORMAL', itemList }],
  }
  connectApi(
    fakePorts((request) =>
      answer(
        envelope(
          request.url.includes('helhTitle')
            ? { agreeYn: 'Y', checkupList: [CHECKUP] }
            : request.url.includes('chkupHelh')
              ? detail
              : { list: [] },
        ),
      ),
    ),
  )
  const data = screen({
    entry: { name: 'healthlogHealthscreenings' },
    kind: 'detail',
    title: { id: '건강검진', message: '건강검진' },
  })
  const Opened = () => (
    <Suspense fallback={null}>
      <YearsScreen checkupSeq={undefined} />
    </Suspense>
  )
  await renderRouter(testRouter([{ path: '/', data, component: Opened }]))
  return (await page.findByRole('heading', { level: 1 })).textContent
}

test('all is well only where no value asks for a look, could not be read, or is low', async () => {
  const [fine, low] = [item('TC', '총콜레스테롤', '180', 'NORMAL'), item('NBD', '공복 혈당', '48', 'NORMAL')]
  expect(await titleOf(fine, item('NBD', '공복 혈당', '92', 'NORMAL'))).toBe('모두 괜찮아요')
  expect(await titleOf(fine, item('NBD', '공복 혈당', '측정불가', null))).toBe('결과지에서\n확인할 값이 있어요')
  expect(await titleOf(fine, low)).toBe('혈당이 낮게 나왔어요')
  expect(page.getByText('혈당이 낮게 나왔어요. 의료진과 이야기해 보세요.')).toBeTruthy()
  expect(await titleOf(item('TC', '총콜레스테롤', '210', 'CAUTION'), low)).toBe('총콜레스테롤부터 살펴봐요')
})
