// Before a ping contacts an address, the contact is charged to that address's budgets. A ping that connects to the same
// port several times (legacy protocols, Query) is charged once.

/** Charges a contact to the budgets of that address; rejects when one is exhausted. `host` is what was asked for. */
export type PayContact = (client: string, ip: string, port: number, host: string) => Promise<void>;

export interface ContactDependencies {
  readonly payContact: PayContact;
  /** Whether `payContact` rejected because a budget is used up; other rejections end the ping. */
  readonly isContactRefusal: (thrown: unknown) => boolean;
}

export interface Contacts {
  /** Rejects when the address may not be contacted now. */
  readonly pay: (ip: string, port: number) => Promise<void>;
  /** For optional contacts: resolves to false instead of rejecting. */
  readonly tryPay: (ip: string, port: number) => Promise<boolean>;
  /** The refusals of the optional contacts that were left out. */
  readonly leftOut: () => readonly unknown[];
}

/** The contacts of one ping. */
export function openContacts(
  { payContact, isContactRefusal }: ContactDependencies,
  client: string,
  host: string,
): Contacts {
  const paid = new Map<string, Promise<void>>();
  const leftOut: unknown[] = [];
  const pay = (ip: string, port: number) => {
    const key = `${ip} ${port}`;
    const payment = paid.get(key) ?? payContact(client, ip, port, host);
    paid.set(key, payment);
    return payment;
  };
  return {
    pay,
    async tryPay(ip, port) {
      try {
        await pay(ip, port);
        return true;
      } catch (thrown) {
        if (!isContactRefusal(thrown)) throw thrown;
        leftOut.push(thrown);
        return false;
      }
    },
    leftOut: () => leftOut,
  };
}
