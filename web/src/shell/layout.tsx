import { Outlet, ScrollRestoration } from 'react-router';

/** What stands around every page. */
export function Layout() {
  return (
    <>
      <main id="content" className="mx-auto max-w-page px-4 py-6">
        <Outlet />
      </main>
      <ScrollRestoration />
    </>
  );
}
