// @vitest-environment happy-dom
import { cleanup, screen as page } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { StoryScreen } from './story.screen.tsx'

afterEach(cleanup)

const story = {
  storySeq: 24,
  title: '내 컵을 가져온 사람들',
  summaryTxt: '종이컵이 사라진 이야기예요.',
  artCode: '보리차',
  thumbUrl: null,
  regDt: '20261105',
  readYn: 'Y',
  paragraphList: [{ contentsTxt: '씻는 자리를 만들었어요.', imgUrl: null, altTxt: null }],
  beforeSeq: 23,
  nextSeq: null,
}

async function open(found: object | null) {
  connectApi(
    fakePorts(() =>
      Promise.resolve(
        found === null
          ? answer({ error: 'greenNotFound', errorMessage: null }, { status: 404 })
          : answer(envelope(found)),
      ),
    ),
  )
  const Opened = () => (
    <Suspense fallback={null}>
      <StoryScreen storySeq={24} />
    </Suspense>
  )
  const data = screen({
    entry: { name: 'serviceGreenStoryDetail' },
    kind: 'detail',
    title: { id: '그린 이야기', message: '그린 이야기' },
  })
  await renderRouter(
    testRouter([{ path: '/service/greenStoryDetail', data, component: Opened }], { at: '/service/greenStoryDetail' }),
  )
  await page.findByRole('heading', { level: 1 })
}

test('a story leads to the one before it, and to none where it is the newest', async () => {
  await open(story)
  expect(page.getByText('씻는 자리를 만들었어요.')).toBeTruthy()
  expect(page.getByRole('link', { name: '이전 이야기' }).getAttribute('href')).toBe(
    '/service/greenStoryDetail?storySeq=23',
  )
  expect(page.queryByRole('link', { name: '다음 이야기' })).toBeNull()
})

test('one that was taken down leads to the list', async () => {
  await open(null)
  expect(page.getByRole('link', { name: '이야기 목록으로' }).getAttribute('href')).toBe('/service/greenStory')
})
