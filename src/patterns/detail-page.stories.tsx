import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { say } from '#src/gallery/say.ts'
import { AppBar } from '#src/ui/app-bar/app-bar.tsx'
import { Badge } from '#src/ui/badge/badge.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { DishTray } from '#src/ui/dish/dish.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { DetailPage } from './detail-page.tsx'

const Bar = () => <AppBar kind="back" title={say('오늘 점심')} titleAs="p" backLabel={say('뒤로')} onBack={fn()} />
const Action = () => (
  <Button size="l" block>
    {say('예약하기')}
  </Button>
)
const Facts = () => (
  <Card label={say('영양소')}>
    <CardHead title={say('영양소')} />
    <Rows label={say('영양소')}>
      <ListRow title={say('탄수화물')} end="75 g" />
      <ListRow title={say('단백질')} end="38 g" />
      <ListRow title={say('지방')} end="21 g" />
    </Rows>
  </Card>
)

const meta = {
  title: 'Patterns/Detail',
  component: DetailPage,
  args: { bar: <Bar />, lead: { above: '서초 사옥', title: '고등어구이', below: '637 kcal' }, children: <Facts /> },
  tags: ['over-page'],
  parameters: { page: true, docs: { story: { inline: false, height: '600px' } } },
} satisfies Meta<typeof DetailPage>
export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const WithPictureAndAction: Story = {
  args: {
    picture: <DishTray dishes={['현미밥', '된장찌개', '고등어구이', '시금치나물']} size="100%" />,
    action: <Action />,
  },
}

export const LongTexts: Story = {
  render: (args) => (
    <DetailPage
      {...args}
      lead={{
        above: say('수원 연구소'),
        title: say('들깨를 넉넉히 넣고 오래 끓인 버섯 칼국수와 보리밥 반 공기'),
        below: say('조금 기다려야 할 수 있어요. 11시 30분부터 12시 10분까지 가장 붐벼요.'),
      }}
      action={<Action />}
    >
      <Card>
        <Badge kind="danger">{say('새우가 들어 있어요')}</Badge>
        <p>{say('예약은 받기 20분 전까지 바꾸거나 취소할 수 있어요. 그 뒤에는 식당에 직접 말씀해 주세요.')}</p>
      </Card>
      <Facts />
      <Card>
        <p>{say('휴대폰의 건강 앱과 직접 적은 값에서 와요.')}</p>
      </Card>
    </DetailPage>
  ),
}

/** What is wrong stands over what is known; the page stays. */
export const WithProblem: Story = {
  render: (args) => (
    <DetailPage {...args} action={<Action />}>
      <Notice kind="danger">{say('예약하지 못했어요. 다시 시도해 주세요')}</Notice>
      <Facts />
    </DetailPage>
  ),
}

export const Waiting: Story = {
  args: { lead: undefined },
  render: (args) => (
    <DetailPage {...args}>
      <h1>{say('오늘 점심')}</h1>
      <Skeleton height={220} radius={24} />
      <Skeleton height={120} radius={24} />
    </DetailPage>
  ),
}
