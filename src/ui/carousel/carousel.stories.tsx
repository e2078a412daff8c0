import type { Meta, StoryObj } from '@storybook/react-vite'
import { say } from '#src/gallery/say.ts'
import { Card, CardHead, MoreLink } from '../card/card.tsx'
import { Carousel } from './carousel.tsx'

const slides = ['가을 걷기 챌린지', '이번 주 제철 식단', '독감 예방 접종 안내']

const meta = {
  title: 'Widgets/Carousel',
  component: Carousel,
  args: {
    label: '이번 주 소식',
    role: '캐러셀',
    slideRole: '슬라이드',
    slideLabel: (at, of) => `${String(at)} / ${String(of)}`,
    previousLabel: '앞 슬라이드',
    nextLabel: '뒤 슬라이드',
    dotsLabel: '슬라이드 고르기',
    children: null,
  },
  render: (args) => (
    <Carousel {...args}>
      {slides.map((title) => (
        <Card key={title} tone="brand">
          <CardHead
            title={say(title)}
            more={<MoreLink render={<a href="#news">{say('자세히')}</a>}>{say('자세히')}</MoreLink>}
          />
          <p>{say('11월 30일까지 참여할 수 있어요')}</p>
        </Card>
      ))}
    </Carousel>
  ),
} satisfies Meta<typeof Carousel>
export default meta

type Story = StoryObj<typeof meta>

export const Three: Story = {}

/** Moves by itself until it is touched; never where less motion is asked for. */
export const ByItself: Story = { args: { auto: { everyMs: 5000, pauseLabel: '멈추기', playLabel: '움직이기' } } }
