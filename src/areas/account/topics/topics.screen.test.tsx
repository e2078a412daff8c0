// @vitest-environment happy-dom
import { cleanup, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import { endDrafts } from '#src/patterns/form/drafts.ts'
import { TopicsScreen } from './topics.screen.tsx'

afterEach(() => {
  cleanup()
  endDrafts('')
})

test('a topic that is tapped while others are being saved stays chosen, and is saved next [MYP-09]', async () => {
  let saved: readonly string[] = []
  let letGo = (): void => undefined
  const held = new Promise<void>((done) => {
    letGo = done
  })
  connectApi(
    fakePorts(async (request) => {
      const name = new URL(request.url).pathname.split('/').at(-1)
      if (name === 'topic-list')
        return answer(
          envelope(
            ['잠', '걷기'].map((topicNm) => ({
              topicCode: topicNm,
              topicNm,
              groupNm: '몸',
              selectYn: saved.includes(topicNm) ? 'Y' : 'N',
            })),
          ),
        )
      if (name !== 'topic-save') return answer(envelope({}))
      await held
      saved = ((await request.clone().json()) as { topicCodes: string[] }).topicCodes // as the screen sends it
      return answer(envelope({ resultCnt: 1 }))
    }),
  )
  const data = screen({
    entry: { name: 'mypageTopic' },
    kind: 'settings',
    title: { id: '관심 있는 이야기', message: '관심 있는 이야기' },
  })
  await renderRouter(testRouter([{ path: '/mypage/topic', data, component: TopicsScreen }], { at: '/mypage/topic' }))
  const isChosen = (name: string) => page.getByRole('button', { name }).getAttribute('aria-pressed')

  await userEvent.click(await page.findByRole('button', { name: '잠' }))
  await userEvent.click(page.getByRole('button', { name: '저장하기' }))
  await userEvent.click(page.getByRole('button', { name: '걷기' }))
  letGo()
  const action = () => page.getByRole('button', { name: '저장하기' })
  await waitFor(() => expect([saved, action().getAttribute('aria-disabled')]).toEqual([['잠'], 'false']))
  expect([isChosen('잠'), isChosen('걷기')]).toEqual(['true', 'true'])
  await userEvent.click(action())
  await waitFor(() => expect(saved).toEqual(['잠', '걷기']))
  await waitFor(() => expect(action().getAttribute('aria-disabled')).toBe('true'))
})
