import type { Meta, StoryObj } from '@storybook/react-vite'
import Flag from 'lucide-react/icons/flag'
import House from 'lucide-react/icons/house'
import Menu from 'lucide-react/icons/menu'
import Soup from 'lucide-react/icons/soup'
import SquareActivity from 'lucide-react/icons/square-activity'
import { useEffect } from 'react'
import { fn } from 'storybook/test'
import { HubPage } from '#src/patterns/hub-page.tsx'
import { AppBar } from '#src/ui/app-bar/app-bar.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { DishTray } from '#src/ui/dish/dish.tsx'
import { Pick } from '#src/ui/select-button/select-button.tsx'
import { TabBar } from '#src/ui/tab-bar/tab-bar.tsx'
import { TabPanel, Tabs } from '#src/ui/tabs/tabs.tsx'
import { ToastViewport } from '#src/ui/toast/toast-viewport.tsx'
import { clearToasts, toast } from '#src/ui/toast/toast.ts'
import { WeekStrip } from '#src/ui/week-strip/week-strip.tsx'
import { say } from '../say.ts'
import css from './board.module.css'

/** The board's dialog over a menu, with two notices above both: ordering, which asks so, comes with its area. */
const meta = {
  title: 'Board/Dialog and toasts',
  component: Dialog,
  args: {
    open: true,
    onCloseRequest: fn(),
    title: '예약을 취소할까요?',
    text: '훈제오리샐러드 1개, 11:50 픽업이에요. 11:30까지 다시 예약할 수 있어요.',
    actions: null,
  },
  tags: ['over-page', 'dialog', 'passing'],
  parameters: { page: true, docs: { story: { inline: false, height: '844px' } } },
} satisfies Meta<typeof Dialog>
export default meta

type Story = StoryObj<typeof meta>

const WEEK = ['월', '화', '수', '오늘', '금', '토', '일'].map((name, at) => ({ name, number: 16 + at }))
const COURSES = [
  { title: '고등어구이', dishes: ['고등어구이', '잡곡밥', '소고기미역국', '시금치나물', '배추김치'] },
  { title: '훈제오리샐러드', dishes: ['훈제오리샐러드', '현미주먹밥', '방울토마토'] },
]
const PLACES = [
  { id: 'home', label: '홈', icon: House },
  { id: 'menu', label: '식단', icon: Soup },
  { id: 'record', label: '기록', icon: SquareActivity },
  { id: 'challenge', label: '챌린지', icon: Flag },
  { id: 'all', label: '전체', icon: Menu },
]

function Head() {
  return (
    <div className={css.bar}>
      <AppBar kind="hub" title={<Pick size="l">{say('한빛타워점')}</Pick>} />
      <div className={css.week}>
        <WeekStrip
          label={say('날짜')}
          value="20261119"
          onChange={fn()}
          days={WEEK.map(({ name, number }) => ({
            day: `202611${String(number)}`,
            name: say(name),
            number,
            label: `${say('11월')} ${String(number)}`,
            today: number === 19,
            disabled: number > 20,
          }))}
        />
      </div>
      <div className={css.times}>
        <Tabs
          id="meal"
          label={say('끼니')}
          value="lunch"
          onChange={fn()}
          tabs={[
            { value: 'breakfast', label: say('아침') },
            { value: 'lunch', label: say('점심') },
            { value: 'dinner', label: say('저녁') },
          ]}
        />
      </div>
    </div>
  )
}

/** The newer stands above the older. */
function Notices() {
  useEffect(() => {
    const stayMs = 1_000_000
    toast({ text: say('메뉴 알림을 켰어요'), stayMs })
    toast({ text: say('좋아하는 메뉴에 담았어요'), kind: 'good', stayMs })
    return clearToasts
  }, [])
  return <ToastViewport label={say('알림')} lift="tabbar" />
}

export const DialogAndToasts: Story = {
  render: (args) => (
    <>
      <HubPage bar={<Head />}>
        <TabPanel className={css.courses} tabsId="meal" value="lunch">
          {COURSES.map(({ title, dishes }) => (
            <Card key={title} as="article">
              <CardHead title={say(title)} />
              <div className={css.dish}>
                <p>{dishes.slice(1).map(say).join(', ')}</p>
                <DishTray dishes={dishes} />
              </div>
            </Card>
          ))}
        </TabPanel>
      </HubPage>
      <div className={css.tabs}>
        <TabBar
          label={say('주요 화면')}
          items={PLACES.map(({ id, label, icon }) => ({
            id,
            label: say(label),
            icon,
            current: id === 'menu',
            render: <a href={`#${id}`}>{say(label)}</a>,
          }))}
        />
      </div>
      <Dialog
        {...args}
        actions={
          <>
            <Button kind="neutral">{say('그대로 둘게요')}</Button>
            <Button kind="danger">{say('예약 취소')}</Button>
          </>
        }
      />
      <Notices />
    </>
  ),
}
