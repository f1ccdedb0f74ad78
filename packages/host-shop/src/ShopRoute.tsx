import { PageTitle } from '@carillon/host-common';
import { Shop } from '@carillon/react/shop';

export default function ShopRoute() {
  return (
    <>
      <PageTitle name="shop.title" />
      <Shop />
    </>
  );
}
