import { Link } from '@tanstack/react-router';
import { buttonClass } from '@/ui/components/Button/buttonClass';
import { FailurePage } from './FailurePage';

/** Answers an address that leads to no screen, under the heading of the router's errors (8). */
export default function NotFoundScreen() {
  return (
    <FailurePage
      title="Unexpected Application Error!"
      text="404: there is no screen at this address. Nothing of yours is lost."
      actions={
        <Link to="/" className={buttonClass({})}>
          Home
        </Link>
      }
    />
  );
}
