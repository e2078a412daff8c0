// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Rows } from '../list-row/list-row.tsx'
import { MissionRow } from './mission-row.tsx'
import { Post } from './post.tsx'
import { RankRow } from './rank-row.tsx'
import { StampCalendar } from './stamp-calendar.tsx'

afterEach(cleanup)

test('a stamp calendar is a table of weeks and weekdays whose cells say day and state', () => {
  render(
    <StampCalendar
      label="완주까지의 날"
      weekdays={['수', '목']}
      weeks={[
        {
          name: '3주',
          days: [
            { number: 18, state: 'done', label: '11월 18일 성공' },
            { number: 19, state: 'today', label: '11월 19일 오늘' },
          ],
        },
      ]}
    />,
  )
  expect(screen.getByRole('table', { name: '완주까지의 날' })).toBeTruthy()
  expect(screen.getAllByRole('columnheader').map((each) => each.textContent)).toEqual(['수', '목'])
  const [done, today] = screen.getByRole('row', { name: /3주/ }).querySelectorAll('td')
  // A done day is a tick; the others show their number, unread beside the words.
  expect(done?.querySelector('[data-state=done] svg')).toBeTruthy()
  expect(today?.querySelector('[data-state=today][aria-hidden]')?.textContent).toBe('19')
  expect(done?.textContent).toBe('11월 18일 성공')
})

test('a mission says its state in words beside the tick, and shows progress until it is done', () => {
  const { rerender } = render(
    <Rows>
      <MissionRow
        title="3,000보 걷기"
        done={false}
        stateLabel="하는 중"
        progress={<i data-testid="bar" />}
        end="1,820 / 3,000"
      />
    </Rows>,
  )
  expect(screen.getByRole('listitem').textContent).toBe('하는 중3,000보 걷기1,820 / 3,000')
  expect(screen.getByTestId('bar')).toBeTruthy()
  rerender(
    <Rows>
      <MissionRow title="3,000보 걷기" done stateLabel="완료" sub="12:14 완료" />
    </Rows>,
  )
  expect(screen.getByRole('listitem').textContent).toBe('완료3,000보 걷기12:14 완료')
  expect(screen.queryByTestId('bar')).toBeNull()
})

test('a mission that can be opened is one button with all that it says', async () => {
  const open = vi.fn()
  render(
    <Rows>
      <MissionRow title="3,000보 걷기" done={false} stateLabel="하는 중" end="1,820 / 3,000" onClick={open} />
    </Rows>,
  )
  await userEvent.click(screen.getByRole('button', { name: /하는 중.*3,000보 걷기.*1,820 \/ 3,000/ }))
  expect(open).toHaveBeenCalledOnce()
})

test('a ranking row reads place, name and value; its picture is decoration', () => {
  render(
    <Rows>
      <RankRow rank={3} picture={7} name="산책은 못 참지" sub="우리 팀" value="8,934" mine />
    </Rows>,
  )
  expect(screen.getByRole('listitem').textContent).toBe('3산책은 못 참지우리 팀8,934')
  expect(screen.queryByRole('img')).toBeNull()
})

test('a post says whether it is liked, and its two buttons do their own thing', async () => {
  const like = vi.fn()
  const comment = vi.fn()
  render(
    <Post
      author="서윤"
      picture={4}
      when="12분 전"
      likes={{ count: 24, label: '좋아요 24개', liked: true, onPress: like }}
      comments={{ count: 6, label: '댓글 6개', onPress: comment }}
    >
      그래도 3,000보 채웠습니다!
    </Post>,
  )
  expect(screen.getByRole('button', { name: '좋아요 24개', pressed: true })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '댓글 6개' }))
  expect(comment).toHaveBeenCalledOnce()
  expect(like).not.toHaveBeenCalled()
})
