import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { say } from '#src/gallery/say.ts'
import { Semicircle } from '#src/charts/semicircle.tsx'
import { AppBar } from '#src/ui/app-bar/app-bar.tsx'
import { Avatar } from '#src/ui/avatar/avatar.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { EmptyArt } from '#src/ui/empty-state/empty-art.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { ResultPage } from './result-page.tsx'

const Bar = () => <AppBar kind="back" title={say('결과')} titleAs="p" backLabel={say('뒤로')} onBack={fn()} />
const Ok = () => (
  <Button size="l" block>
    {say('확인')}
  </Button>
)
const Score = () => (
  <Semicircle percent={84} label={say('식습관 점수 84점')} color="positive">
    <b>84</b>
    <span>{say('식습관 점수')}</span>
  </Semicircle>
)
const Grounds = () => (
  <Card label={say('영양소')}>
    <CardHead title={say('영양소')} />
    <Rows label={say('영양소')}>
      <ListRow title={say('단백질')} end="38 g" />
      <ListRow title={say('지방')} end="21 g" />
    </Rows>
  </Card>
)

const meta = {
  title: 'Patterns/Result',
  component: ResultPage,
  args: {
    bar: <Bar />,
    picture: <Score />,
    title: '골고루 드시고 있어요',
    text: '지난달보다 6점 올랐어요.',
    children: <Grounds />,
    action: <Ok />,
  },
  tags: ['over-page'],
  parameters: { page: true, docs: { story: { inline: false, height: '600px' } } },
} satisfies Meta<typeof ResultPage>
export default meta

type Story = StoryObj<typeof meta>

export const OfASurvey: Story = {}

export const OfADeed: Story = {
  args: {
    picture: <Avatar picture={4} size="l" />,
    title: '예약했어요',
    text: '11월 19일 11:40, 서초 사옥',
    children: undefined,
  },
}

export const WithASecondWay: Story = {
  render: (args) => (
    <ResultPage
      {...args}
      end={
        <Button kind="text" size="s">
          {say('다시 하기')}
        </Button>
      }
    />
  ),
}

/** It did not work out: says so, and the one way on. */
export const WithProblem: Story = {
  args: {
    picture: <EmptyArt art="broken" />,
    title: '예약하지 못했어요',
    text: '그 사이에 자리가 다 찼어요. 다른 시간을 골라 주세요.',
    children: undefined,
  },
}

export const LongTexts: Story = {
  args: {
    title: '채소와 단백질은 넉넉하지만 나트륨은 권하는 양보다 많이 드시고 있어요',
    text: '지난 30일 동안 적어 준 식사로 셈했어요. 국물을 절반만 드셔도 나트륨이 하루 800 mg쯤 줄어요.',
  },
}
