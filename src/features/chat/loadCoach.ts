/** The coach and all of its replies: nobody needs them before the first message is sent. */
export const loadCoach = () => import('@/domain/coach/chooseReply');
