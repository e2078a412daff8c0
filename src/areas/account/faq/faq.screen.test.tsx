// @vitest-environment happy-dom
import { useSearch } from '@tanstack/react-router'
import { cleanup, screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { screen } from '#src/app/screen-data.ts'
import { renderRouter, testRouter } from '#src/app/test-router.tsx'
import { connectApi } from '#src/contract/api.ts'
import { answer, envelope, fakePorts } from '#src/contract/testing.ts'
import type { FaqSearch } from './faq-search.ts'
import { FaqScreen } from './faq.screen.tsx'

let isBroken: boolean
beforeEach(() => {
  isBroken = false
})
afterEach(cleanup)

const QUESTIONS = [
  { faqCategoryCode: '01', question: '쿠폰은 어디에 있어요?', answer: '마이페이지에 있어요.' },
  { faqCategoryCode: '02', question: '비밀번호를 잊었어요', answer: '새로 정할 수 있어요.' },
]

async function draw() {
  connectApi(
    fakePorts((request) => {
      const { pathname, searchParams } = new URL(request.url)
      if (pathname.endsWith('faqCategoryList'))
        return answer(
          envelope([
            { faqCategoryCode: '01', faqCategoryNm: '쿠폰' },
            { faqCategoryCode: '02', faqCategoryNm: '계정' },
          ]),
        )
      if (isBroken) return answer({ error: 'x', errorMessage: '' }, { status: 404 })
      const [q, cat] = [searchParams.get('searchTxt'), searchParams.get('faqCategoryCode')]
      const list = QUESTIONS.filter(
        ({ question, faqCategoryCode }) =>
          (q === null || question.includes(q)) && (cat === null || faqCategoryCode === cat),
      )
      return answer(envelope({ totalCnt: list.length, list }))
    }),
  )
  const data = screen({
    entry: { name: 'myFaqList' },
    kind: 'list',
    title: { id: '자주 묻는 질문', message: '자주 묻는 질문' },
  })
  // The router of a test knows no schema: what its own links say.
  const Screen = () => <FaqScreen search={useSearch({ strict: false }) as FaqSearch} />
  const router = testRouter(
    ['/my/faqList', '/my/menu', '/customer/appqna'].map((path) => ({
      path,
      data,
      component: path === '/my/faqList' ? Screen : () => null,
    })),
    { at: '/my/faqList' },
  )
  await renderRouter(router)
  await page.findByRole('heading', { level: 1 })
  return router
}

test('a heading that is chosen while a word is still being typed stays chosen', async () => {
  const router = await draw()
  await page.findByRole('button', { name: '쿠폰은 어디에 있어요?' })
  await userEvent.type(page.getByRole('searchbox', { name: '찾을 말' }), '비밀번호')
  await userEvent.click(page.getByRole('button', { name: '계정' }))
  await waitFor(() => expect(router.latestLocation.search).toEqual({ cat: '02', q: '비밀번호' }))
  expect(page.getByRole('button', { name: '계정' }).getAttribute('aria-pressed')).toBe('true')
})

test('questions that do not come say so and are asked for again; what was looked for stays', async () => {
  isBroken = true
  await draw()
  expect(await page.findByText('질문을 불러오지 못했어요')).toBeTruthy()
  isBroken = false
  await userEvent.click(page.getByRole('button', { name: /다시/ }))
  expect(await page.findByRole('button', { name: '쿠폰은 어디에 있어요?' })).toBeTruthy()
})
