import type { Meta, StoryObj } from '@storybook/react-vite'
import { say } from '#src/gallery/say.ts'
import { Button } from '../button/button.tsx'
import { DishTile } from '../dish/dish.tsx'
import { NextStep } from './next-step.tsx'

const meta = {
  title: 'Widgets/Next step',
  component: NextStep,
  args: {
    title: '국물을 반만\n먹어 보세요',
    text: '나트륨을 하루 300 mg 줄이면 석 달 뒤 0.4살쯤 젊어져요.',
    action: null,
  },
  render: (args) => (
    <NextStep
      {...args}
      action={
        <Button kind="soft" size="l" block>
          {say('오늘 저염 메뉴 보기')}
        </Button>
      }
    />
  ),
} satisfies Meta<typeof NextStep>
export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const WithPicture: Story = { args: { picture: <DishTile size="l" name="미역국" /> } }
